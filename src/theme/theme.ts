/** Theme: one accent, calm surfaces, tabular figures; light and dark with sufficient contrast. */
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type { Density } from '#providers/density.ts'
import { compactStyles } from './compactStyles.ts'
import { componentStyles } from './componentStyles.ts'

export type Mode = 'light' | 'dark'

const colours = {
  light: {
    accent: { main: '#1f5f5b', dark: '#164a47', light: '#2f7a75', contrastText: '#ffffff' },
    ground: '#f5f7f6',
    paper: '#ffffff',
    ink: '#17211f',
    muted: '#55635f',
    faint: '#8a9692',
    line: '#dfe5e2',
    danger: '#b3261e',
    warning: '#8a5a00',
    success: '#256b38',
    info: '#2a5d8a',
    tint: 'rgba(31, 95, 91, 0.09)',
  },
  dark: {
    accent: { main: '#7cc9c1', dark: '#5fb3ab', light: '#a3ded8', contrastText: '#06201d' },
    ground: '#101615',
    paper: '#171f1d',
    ink: '#e6ecea',
    muted: '#a3b0ac',
    faint: '#6f7c78',
    line: '#2b3633',
    danger: '#ff8a80',
    warning: '#f0b95a',
    success: '#86d39a',
    info: '#8fc1ee',
    tint: 'rgba(124, 201, 193, 0.16)',
  },
} as const

const built = new Map<string, Theme>()

/** Theme per mode and density, created on first use. */
export function themeFor(mode: Mode, density: Density): Theme {
  const theme = built.get(mode + density) ?? buildTheme(mode, density)
  built.set(mode + density, theme)
  return theme
}

function buildTheme(mode: Mode, density: Density): Theme {
  const { accent, ground, paper, ink, muted, faint, line, danger, warning, success, info, tint } = colours[mode]
  const base: ThemeOptions = {
    // Base spacing, smaller in compact density.
    spacing: density === 'compact' ? 6 : 8,
    palette: {
      mode,
      primary: accent,
      secondary: accent,
      error: { main: danger },
      warning: { main: warning },
      success: { main: success },
      info: { main: info },
      background: { default: ground, paper },
      text: { primary: ink, secondary: muted, disabled: faint },
      divider: line,
      action: { active: muted, selected: tint },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      fontSize: 14,
      h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.012em' },
      h2: { fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.4, letterSpacing: '-0.006em' },
      h5: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.4, letterSpacing: '-0.012em' },
      h6: { fontSize: '1.0625rem', fontWeight: 620 },
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.8125rem' },
      button: { fontWeight: 560, textTransform: 'none' },
    },
    shadows: shadows(mode),
    components: componentStyles,
  }
  return density === 'compact' ? createTheme(base, { components: compactStyles }) : createTheme(base)
}

/** Two levels of elevation: surfaces have an outline, floating elements one soft shadow. */
function shadows(mode: Mode): Theme['shadows'] {
  const ink = mode === 'light' ? '16 32 29' : '0 0 0'
  const floating = `0 1px 2px rgb(${ink} / 0.08), 0 12px 32px -8px rgb(${ink} / ${mode === 'light' ? 0.22 : 0.7})`
  const none = Array.from({ length: 24 }, (_, depth) => (depth < 2 ? 'none' : floating))
  return ['none', ...none] as Theme['shadows']
}
