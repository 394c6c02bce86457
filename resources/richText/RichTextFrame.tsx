/** Style of rich text, for reading and editing. */
import { styled } from '@mui/material/styles'
import { htmlAlignments, htmlFonts } from '#schemas/html.ts'
import './nunitoSans.css'

/** Fallback fonts with the same widths. */
const likeIt: Readonly<Record<string, string>> = {
  'font-arial': 'Liberation Sans, Helvetica, sans-serif',
  'font-nunito-sans': 'sans-serif',
  'font-calibri': 'Carlito, sans-serif',
}

const classes = {
  ...Object.fromEntries(
    Object.entries(htmlFonts).map(([name, font]) => [
      `& .${name}`,
      { fontFamily: `'${font}', ${likeIt[name] ?? 'sans-serif'}` },
    ]),
  ),
  ...Object.fromEntries(Object.entries(htmlAlignments).map(([name, textAlign]) => [`& .${name}`, { textAlign }])),
}

export const RichTextFrame = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, blockquote, div, h1, h2, h3)': { margin: 0 },
  '& * + :is(p, ul, ol, blockquote, div)': { marginTop: '0.6em' },
  '& li + li': { marginTop: '0.2em' },
  '& h1, & h2, & h3': { lineHeight: 1.3, fontWeight: 650 },
  '& * + :is(h1, h2, h3)': { marginTop: '1em' },
  '& h1': { fontSize: '1.5em' },
  '& h2': { fontSize: '1.25em' },
  '& h3': { fontSize: '1.1em' },
  '& ul, & ol': { paddingInlineStart: '1.6em' },
  '& a': { color: theme.palette.primary.main },
  '& blockquote': {
    paddingInlineStart: '1em',
    borderInlineStart: `3px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& hr': { border: 0, borderTop: `1px solid ${theme.palette.divider}`, marginTop: '1em' },
  ...classes,
}))
