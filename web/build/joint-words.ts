/**
 * Phrases that are needed together, each kind in one file a language: of pages before sign-in and of the frame behind it,
 * of whatever shows loads, of freight that is described, of a load's page, of claims, documents and links beside loads, of
 * the home screen, of what few set and look up in the settings, and of the screens that run the portal. The first file
 * names each.
 */
const jointWords: Record<string, RegExp> = {
  'frame-words': /\/(?:(?:auth|frame|guests|http)\/words\/|frame\/words\/(?!charts)\w+\.)(en|es)\.ts$/,
  'load-words': /\/(?:equipment|loads|places)\/words\/(en|es)\.ts$/,
  'freight-words': /\/(?:accessorials|commodities|drayage)\/words\/(en|es)\.ts$/,
  'load-page-words':
    /\/(?:loads\/words\/(?:customs|page)\.|drayage\/words\/(?:clock|load)\.|billing\/words\/load\.|tracking\/words\/)(en|es)\.ts$/,
  'beside-load-words': /\/(?:claims\/words\/(?:load\.)?|(?:documents|sharing)\/words\/)(en|es)\.ts$/,
  'home-words': /\/(?:home\/words\/(?:operator|screen)\.|frame\/words\/charts\.|statistics\/words\/)(en|es)\.ts$/,
  'settings-words':
    /\/(?:(?:api-keys|audit|jobs|setup)\/words\/(?:[\w-]+\.)?|settings\/words\/(?!notifications)[\w-]+\.)(en|es)\.ts$/,
  'office-words':
    /\/(?:(?:accounts|roles|settings)\/words\/(?:notifications\.)?|home\/words\/|users\/words\/manage\.|guests\/words\/requests\.)(en|es)\.ts$/,
};

/** Names the joint file that a file of phrases travels in, null for none. */
export const wordsFile = (id: string): string | null => {
  if (!id.includes('/words/')) return null;
  for (const [name, files] of Object.entries(jointWords)) {
    const [, language] = files.exec(id) ?? [];
    if (language) return `${name}.${language}`;
  }
  return null;
};
