import { createTheme, defaultVariantColorsResolver, parseThemeColor, type VariantColorsResolver } from '@mantine/core';
import { palette } from './palette.ts';
import { readableOn } from './readable-on.ts';

const solid = /^#[0-9a-f]{6}$/i;

/** Filled controls get black or white text by the brightness of their fill, whatever a theme makes of it. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return resolved;
  const { value } = parseThemeColor({ color: input.color ?? input.theme.primaryColor, theme: input.theme });
  return solid.test(value) ? { ...resolved, color: readableOn(value) } : resolved;
};

const scrim = { backgroundOpacity: 0.4 };

export const theme = createTheme({
  colors: palette,
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  variantColorResolver,
  black: '#121A2E',
  white: '#FFFFFF',
  fontFamily: 'Inter, "Inter fallback", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SFMono-Regular", Menlo, monospace',
  headings: { fontFamily: 'inherit', fontWeight: '640' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '26px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '4.5px', sm: '6px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Modal: { defaultProps: { radius: 14, overlayProps: scrim, centered: true } },
    Drawer: { defaultProps: { position: 'right', overlayProps: scrim } },
  },
});
