import { expect, test } from 'vitest'
import { themeFor } from '#src/theme/theme.ts'

const { components } = themeFor('light', 'comfortable')

test('§9.10 dialogs open and close in 300 ms', () => {
  expect(components?.MuiDialog?.defaultProps?.transitionDuration).toBe(300)
})

test('§9.15 tooltips stand above what they explain', () => {
  expect(components?.MuiTooltip?.defaultProps?.placement).toBe('top')
})
