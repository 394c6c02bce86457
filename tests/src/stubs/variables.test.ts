/** The build leaves out what makes themes of CSS variables; here it is still there, so a theme that needs it shows. */
import { expect, test } from 'vitest'
import { themeFor } from '#src/theme/theme.ts'
import refuse from '#src/stubs/noThemeVariables.ts'

test.each([
  { mode: 'light', density: 'comfortable' },
  { mode: 'dark', density: 'compact' },
] as const)('the $mode, $density theme is made without CSS variables', ({ mode, density }) => {
  const theme = themeFor(mode, density)
  expect(theme).not.toHaveProperty('vars')
  expect(theme).not.toHaveProperty('colorSchemes')
})

test('whoever asks for them reads what to leave out', () => {
  expect(refuse).toThrow('leave out cssVariables and colorSchemes')
})
