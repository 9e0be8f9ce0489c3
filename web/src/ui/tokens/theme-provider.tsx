import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './theme-styles.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color_scheme' });

/** Colours, type and sizes for everything below it; follows the system's scheme until a person chooses one. */
export const ThemeProvider = ({ children, env }: { children: ReactNode; env?: 'test' }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    deduplicateCssVariables={false}
    withStaticClasses={false}
    {...(env && { env })}
  >
    {children}
  </MantineProvider>
);
