/** A bar of which nothing is done is grey, not a pale bar that is full. */
import { render, screen } from '@testing-library/react'
import { ThemeProvider } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { themeFor } from '#src/theme/theme.ts'

test('what is left has the same grey whatever the colour of the bar', () => {
  const theme = themeFor('light', 'comfortable')
  const trackOf = (color: 'primary' | 'success' | 'warning') => {
    const { unmount } = render(
      <ThemeProvider theme={theme}>
        <ProgressBar value={0} color={color} aria-label="Paid" />
      </ThemeProvider>,
    )
    const bar = screen.getByRole('progressbar', { name: 'Paid' })
    const track = getComputedStyle(bar).backgroundColor
    expect(bar.getAttribute('aria-valuenow')).toBe('0')
    unmount()
    return track
  }
  const tracks = (['primary', 'success', 'warning'] as const).map(trackOf)
  expect(new Set(tracks)).toEqual(new Set([theme.palette.action.selected]))
})
