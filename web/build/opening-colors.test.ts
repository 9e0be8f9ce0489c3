// @vitest-environment node
import { expect, it } from 'vitest';
import { withOpeningColors } from './opening-colors.ts';

const tokens = `
:root {
  --p-space-2: 2px;
}

:root {
  --p-text: #111111;
  --p-canvas: #eeeeee;
}

:root[data-color-scheme='dark'] {
  --p-text: #dddddd;
  --p-canvas: #222222;
}
`;
const page = (rule: string) => `<head><style>${rule}</style></head>`;

it('names what the page uses of the tokens, in both schemes', () => {
  const html = withOpeningColors(page('.a { color: var(--opening-text); }'), tokens);
  expect(html).toContain(':root { --opening-text: #111111; }');
  expect(html).toContain(":root[data-color-scheme='dark'] { --opening-text: #dddddd; }");
  expect(html).toContain(
    "@media (prefers-color-scheme: dark) { :root:not([data-color-scheme='light']) { --opening-text: #dddddd; } }",
  );
  expect(html).not.toContain('canvas');
});

it('builds no page with a colour that there is not', () =>
  expect(() => withOpeningColors(page('.a { color: var(--opening-ink); }'), tokens)).toThrow('--p-ink'));
