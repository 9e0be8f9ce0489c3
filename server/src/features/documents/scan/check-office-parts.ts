import { SaxesParser } from 'saxes';
import { RefusedFile } from './refusals.ts';

/** What a part of an Office file is looked through for, by its name; null for parts that cannot act. */
export type PartCheck = (bytes: Buffer) => void;

type Handlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: () => void;
  text?: (text: string) => void;
};

const mostBytes = 1024 * 1024;

/** Office programs read other encodings too, which would hide what is looked for here. */
const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile('broken');
  }
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Walks through a part, entities resolved; one that is not well-formed or declares entities of its own is refused. */
const walk = (bytes: Buffer, { open, close, text }: Handlers): void => {
  const parser = new SaxesParser();
  const refuse = () => {
    throw new RefusedFile('broken');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => void (/^(utf-?8|us-ascii)$/i.test(encoding) || refuse()));
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (close) parser.on('closetag', close);
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(textOf(bytes)).close();
};

/** Kinds of parts that run, or that are opened by another program, by the end of their relationship's type. */
const actingKinds =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk|attachedTemplate|subDocument|frame|externalLink\w*|externalReference|xlMacrosheet|xlIntlMacrosheet|dialogsheet|connections|queryTable|webExtension|webextensiontaskpanes|mailMerge\w*|recipientData)$/i;
const isLink = (type: string): boolean => /\/hyperlink$/i.test(type);
const linkTarget = /^(https?:\/\/|mailto:|tel:|#)/i;
/** An address instead of the name of a part. */
const outside = /^\s*([a-z][a-z\d+.-]*:|[\\/]{2})|\\/i;

const checkRelationships: PartCheck = (bytes) => {
  if (bytes.length > mostBytes) throw new RefusedFile('too_big_inside');
  walk(bytes, {
    open(name, attributes) {
      if (name !== 'relationship') return;
      const type = attributes['Type']?.trim() ?? '';
      const target = attributes['Target'] ?? '';
      const leavesFile = !/^\s*(internal\s*)?$/i.test(attributes['TargetMode'] ?? '');
      const isPart = !outside.test(target);
      const isAllowed = leavesFile ? isLink(type) && (isPart || linkTarget.test(target)) : isPart;
      if (!isAllowed || actingKinds.test(type)) throw new RefusedFile('macros');
    },
  });
};

const actingTypes =
  /macroEnabled|vbaProject|vbaData|activeX|oleObject|webextension|externalLink|connections\+xml|queryTable/i;

const checkContentTypes: PartCheck = (bytes) => {
  if (bytes.length > mostBytes) throw new RefusedFile('too_big_inside');
  const refuseActing = (text: string): void => {
    if (actingTypes.test(text)) throw new RefusedFile('macros');
  };
  walk(bytes, { open: (_, attributes) => Object.values(attributes).forEach(refuseActing), text: refuseActing });
};

/** Fields of a letter that start a program or fetch something when they are brought up to date. */
const actingField =
  /^[\s"']*(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|EMBED|DATABASE|MACROBUTTON|HTMLCONTROL)(?!\w)/i;

const refuseActingField = (instruction: string): void => {
  if (actingField.test(instruction)) throw new RefusedFile('macros');
};

/** A field's instruction stands in an attribute, or in text that may be cut into many runs. */
const checkLetter: PartCheck = (bytes) => {
  let isInstruction = false;
  let instruction = '';
  walk(bytes, {
    open(name, attributes) {
      if (['altchunk', 'oleobject', 'control'].includes(name)) throw new RefusedFile('macros');
      for (const [key, value] of Object.entries(attributes)) if (localName(key) === 'instr') refuseActingField(value);
      isInstruction = name === 'instrtext';
      // Another field begins or ends here.
      if (name === 'fldchar') instruction = '';
    },
    close() {
      isInstruction = false;
    },
    text(text) {
      if (!isInstruction) return;
      instruction += text;
      refuseActingField(`${instruction} `);
    },
  });
};

const actingFormulas =
  /\b(WEBSERVICE|RTD|CALL|REGISTER|EXEC|DDE|IMPORTXML|IMPORTDATA|IMPORTHTML|IMPORTRANGE|IMPORTFEED)\b\s*(\.ID)?\s*\(|\|\s*'?[^!]{0,500}!/i;

const checkSheet: PartCheck = (bytes) => {
  let isFormula = false;
  let formula = '';
  const refuseActing = (): void => {
    if (actingFormulas.test(formula)) throw new RefusedFile('formula_commands');
    formula = '';
  };
  walk(bytes, {
    open(name) {
      if (['ddelink', 'olelink', 'oleobject', 'control', 'webpr'].includes(name)) throw new RefusedFile('macros');
      refuseActing();
      isFormula = ['f', 'formula', 'formula1', 'formula2', 'definedname'].includes(name);
    },
    close() {
      isFormula = false;
    },
    text(text) {
      if (isFormula) formula += text;
    },
  });
  refuseActing();
};

/** Words without which a large sheet or letter cannot act, however it is spelled: others are not walked through. */
const mayAct =
  /&#|<!|DDE|INCLUDE|instr|fldChar|IMPORT|WEBSERVICE|RTD|CALL|REGISTER|EXEC|\||oleObject|oleLink|altChunk|control|webPr|macro|\0/i;

const whenItMayAct =
  (check: PartCheck): PartCheck =>
  (bytes) => {
    if (mayAct.test(bytes.toString('latin1')) || bytes[0] === 0xff || bytes[0] === 0xfe) check(bytes);
  };

const partChecks: readonly [RegExp, PartCheck][] = [
  [/\.rels$/i, checkRelationships],
  [/^\[content_types\]\.xml$/i, checkContentTypes],
  [/^word\/.*\.xml$/i, whenItMayAct(checkLetter)],
  [/^xl\/.*\.xml$/i, whenItMayAct(checkSheet)],
];

/** How a part of this name is looked through; undefined where nothing in it can act. */
export const partCheckOf = (name: string): PartCheck | undefined =>
  partChecks.find(([pattern]) => pattern.test(name))?.[1];
