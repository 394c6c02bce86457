import { expect, test } from 'vitest'
import { Mark } from '#resources/fields/EnumValue.tsx'
import { themeFor } from '#src/theme/theme.ts'

const { components } = themeFor('light', 'comfortable')

test('§9.10 dialogs open and close in 300 ms', () => {
  expect(components?.MuiDialog?.defaultProps?.transitionDuration).toBe(300)
})

test('§9.15 tooltips stand above what they explain', () => {
  expect(components?.MuiTooltip?.defaultProps?.placement).toBe('top')
})

test('where colours are forced icons take that of their text, and the mark of a choice keeps its own', () => {
  const base = components?.MuiCssBaseline?.styleOverrides as (theme: object) => Record<string, object>
  expect(base(themeFor('dark', 'comfortable'))['@media (forced-colors: active)']).toMatchObject({
    '.MuiSvgIcon-root': { color: 'inherit !important' },
  })
  expect(Mark({ colour: 'success' }).props).toMatchObject({ sx: { forcedColorAdjust: 'none' } })
})
