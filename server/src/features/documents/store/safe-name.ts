const longest = 100;
/** Endings that say what a file is: they are replaced by the one of its content, however many there are. */
const endings =
  /\.(pdf|jpe?g|png|webp|gif|tiff?|avif|hei[cf]|svgz?|html?|xhtml|xml|js|mjs|css|csv|tsv|txt|xls[xmb]?|doc[xm]?|ppt[xm]?|zip|rar|7z|gz|exe|com|bat|cmd|msi|scr|pif|cpl|ps1|vbs|wsf|hta|jar|php\d?|phtml|asp|aspx|jsp|cgi|pl|py|sh|lnk|url|dll|app|dmg|apk)$/i;
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const withoutEndings = (name: string): string => {
  let stem = name.replace(/[. ]+$/, '');
  while (endings.test(stem)) stem = stem.replace(endings, '').replace(/[. ]+$/, '');
  return stem;
};

/**
 * The name a file is kept and saved under: what its sender called it, without folders, control and direction characters
 * and anything a file system reads otherwise, and with the ending of its content.
 */
export const safeName = (sent: string, extension: string, otherwise: string): string => {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[<>:"|?*%;`$&']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const stem = [...withoutEndings(plain).replace(/^[. -]+/, '')].slice(0, longest).join('').trim();
  const name = stem === '' || devices.test(stem) ? otherwise : stem;
  return `${name}.${extension}`;
};
