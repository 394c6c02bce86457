/**
 * Replaces the parts of MUI that make and provide themes of CSS variables (`vite.config.ts`). The app has a whole theme
 * for each appearance instead (`src/theme/theme.ts`).
 */
const refuse = (): never => {
  throw new Error('Themes of CSS variables are not part of the app: leave out cssVariables and colorSchemes.')
}

export { refuse as CssVarsProvider, refuse as default }
