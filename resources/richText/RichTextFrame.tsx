/** How rich text looks, while it is read and while it is written. */
import { styled } from '@mui/material/styles'
import { htmlAlignments, htmlFonts } from '#schemas/html.ts'
import './nunitoSans.css'

/** Systems without the font show one of the same widths. */
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
  '& > :first-child, & li > :first-child': { marginTop: 0 },
  '& > :last-child, & li > :last-child': { marginBottom: 0 },
  '& p, & ul, & ol, & blockquote': { marginBlock: '0.6em' },
  '& h1, & h2, & h3': { lineHeight: 1.3, marginBlock: '1em 0.4em', fontWeight: 650 },
  '& h1': { fontSize: '1.5em' },
  '& h2': { fontSize: '1.25em' },
  '& h3': { fontSize: '1.1em' },
  '& ul, & ol': { paddingInlineStart: '1.6em' },
  '& a': { color: theme.palette.primary.main },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: '1em',
    borderInlineStart: `3px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& hr': { border: 0, borderTop: `1px solid ${theme.palette.divider}`, marginBlock: '1em' },
  ...classes,
}))
