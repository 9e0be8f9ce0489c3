import { keysOf } from '../values/records.ts';

/** The colors a theme may change, by group, with the values of the default theme (tokens.css has the same). */
export const themeGroups = {
  texts: {
    text: { light: '#121a2e', dark: '#e9edf6' },
    text_2: { light: '#475168', dark: '#b0b9cb' },
    text_3: { light: '#626c82', dark: '#8c97ac' },
    link: { light: '#3b51d7', dark: '#97b0ff' },
    danger_text: { light: '#ac1825', dark: '#fb8d87' },
  },
  borders: {
    border_control: { light: '#8b94a6', dark: '#67738b' },
    border: { light: '#dfe3ea', dark: '#263043' },
    hairline: { light: '#eceef2', dark: '#1d2536' },
    focus: { light: '#4b66e9', dark: '#95affe' },
  },
  buttons: {
    primary: { light: '#3b51d7', dark: '#4b66e9' },
    primary_hover: { light: '#2e40b9', dark: '#3b51d7' },
    default: { light: '#ffffff', dark: '#1a2233' },
    danger: { light: '#b91a28', dark: '#d42f37' },
  },
  sidebar: {
    sidebar: { light: '#0e1936', dark: '#0c142b' },
  },
  checkboxes: {
    checked: { light: '#3b51d7', dark: '#4b66e9' },
    check_mark: { light: '#ffffff', dark: '#ffffff' },
  },
} as const;

export const themeVariables = [
  ...keysOf(themeGroups.texts),
  ...keysOf(themeGroups.borders),
  ...keysOf(themeGroups.buttons),
  ...keysOf(themeGroups.sidebar),
  ...keysOf(themeGroups.checkboxes),
] as const;
export type ThemeVariable = (typeof themeVariables)[number];
