/** Palette of colours with a contrast of at least 3 to 1 on light and dark paper (WCAG 1.4.11). */
export const palette = {
  red: '#e5484d',
  orange: '#d9730d',
  yellow: '#a67c00',
  green: '#2f9e44',
  teal: '#12978f',
  blue: '#1c7ed6',
  indigo: '#6070e0',
  purple: '#9c5fd6',
  pink: '#d6409f',
  brown: '#a0714f',
  grey: '#7c8490',
} as const
