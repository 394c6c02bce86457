/** Theme by the user's preference: light, dark or as the system; comfortable or compact. */
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useDensity } from '#providers/density.ts'
import { usePreference } from '#providers/usePreference.ts'
import { themeFor } from '#src/theme/theme.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

export function useAppearance(): { appearance: Appearance; choose: (appearance: Appearance) => void } {
  const [value, choose] = usePreference('appearance')
  return { appearance: appearances.find((known) => known === value) ?? 'system', choose }
}

export const AppearanceProvider = ({ children }: { children: ReactNode }) => {
  const { appearance } = useAppearance()
  const { density } = useDensity()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const mode = appearance === 'system' ? (systemIsDark ? 'dark' : 'light') : appearance

  useLayoutEffect(() => {
    document.documentElement.dataset.appearance = mode
  }, [mode])
  useEffect(() => rememberForStart(appearance), [appearance])

  return (
    <ThemeProvider theme={themeFor(mode, density)}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

/** Read by `firstPaint.js` before the user is known. */
function rememberForStart(appearance: Appearance): void {
  try {
    localStorage.setItem('appearance', appearance)
  } catch {
    // Storage is switched off: the page starts as the system prefers.
  }
}
