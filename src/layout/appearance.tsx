/** Light, dark, or what the system says: the choice is kept in the browser, the theme follows it. */
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { themes } from '#src/theme.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

type AppearanceChoice = { appearance: Appearance; choose: (appearance: Appearance) => void }

const key = 'appearance'
const AppearanceContext = createContext<AppearanceChoice>({ appearance: 'system', choose: () => undefined })

export const useAppearance = (): AppearanceChoice => useContext(AppearanceContext)

export const AppearanceProvider = ({ children }: { children: ReactNode }) => {
  const [appearance, setAppearance] = useState(readStored)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const mode = appearance === 'system' ? (systemIsDark ? 'dark' : 'light') : appearance

  useLayoutEffect(() => {
    document.documentElement.dataset.appearance = mode
  }, [mode])

  const choice = useMemo(() => {
    const choose = (next: Appearance) => {
      localStorage.setItem(key, next)
      setAppearance(next)
    }
    return { appearance, choose }
  }, [appearance])

  return (
    <AppearanceContext value={choice}>
      <ThemeProvider theme={themes[mode]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </AppearanceContext>
  )
}

const readStored = (): Appearance => appearances.find((known) => known === localStorage.getItem(key)) ?? 'system'
