import type { CSSVariablesResolver } from '@mantine/core';
import { readableOn } from './readable-on.ts';
import { semanticColors } from './semantic-colors.ts';

const scheme = (which: 0 | 1): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(semanticColors).map(([name, pair]) => [`--p-${name}`, pair[which]])),
  '--p-sidebar-text': readableOn(semanticColors.sidebar[which]),
  '--p-primary-text': readableOn(semanticColors.primary[which]),
  '--p-danger-fill-text': readableOn(semanticColors.danger[which]),
  '--p-card-shadow': which === 0 ? '0 0 0 1px var(--p-border), 0 1px 2px #10183008' : '0 0 0 1px var(--p-border)',
  '--p-popover-shadow':
    which === 0
      ? '0 0 0 1px var(--p-border), 0 4px 10px #1018300F, 0 16px 40px #10183029'
      : '0 0 0 1px var(--p-border-strong), 0 18px 44px #0000008C',
  '--mantine-color-body': 'var(--p-canvas)',
  '--mantine-color-text': 'var(--p-text)',
  '--mantine-color-bright': 'var(--p-text)',
  '--mantine-color-dimmed': 'var(--p-text-3)',
  '--mantine-color-placeholder': 'var(--p-text-3)',
  '--mantine-color-anchor': 'var(--p-link)',
  '--mantine-color-default': 'var(--p-default)',
  '--mantine-color-default-hover': 'var(--p-default-hover)',
  '--mantine-color-default-color': 'var(--p-default-text)',
  '--mantine-color-default-border': 'var(--p-border)',
  '--mantine-color-error': 'var(--p-danger-text)',
  '--mantine-color-success': 'var(--p-positive-text)',
  '--mantine-color-disabled': 'var(--p-sunken)',
  '--mantine-color-disabled-color': 'var(--p-text-disabled)',
  '--mantine-color-disabled-border': 'var(--p-border)',
});

/** Feeds the kit's own variables from the semantic ones, so that one table rules both. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: scheme(0),
  dark: scheme(1),
});
