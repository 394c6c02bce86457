/** Removed and added pieces of a text, marked by decoration as well as colour. */
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { Piece } from './textDifference.ts'

type PiecesProps = {
  pieces: readonly Piece[]
  /** Running text. */
  isText?: boolean
  /** Pieces stand on a line of their own each. */
  isList?: boolean
}

export const Pieces = ({ pieces, isText = false, isList = false }: PiecesProps) => {
  const shown = pieces.filter(({ text }) => text !== '')
  if (shown.length === 0) return <span>–</span>
  return (
    <Box
      component="span"
      sx={{
        overflowWrap: 'anywhere',
        whiteSpace: isText ? 'pre-wrap' : undefined,
        '& del, & ins': { borderRadius: 0.5, px: 0.25, boxDecorationBreak: 'clone' },
        '& del': { bgcolor: 'rgb(211 47 47 / 0.14)' },
        '& ins': { bgcolor: 'rgb(46 125 50 / 0.18)', textDecorationStyle: 'dotted' },
      }}
    >
      {shown.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && !isText && !isList && <span aria-hidden>{' → '}</span>}
          {isList ? <div>{mark(piece)}</div> : mark(piece)}
        </Fragment>
      ))}
    </Box>
  )
}

const mark = ({ kind, text }: Piece) => {
  if (kind === 'gone') return <del>{text}</del>
  return kind === 'new' ? <ins>{text}</ins> : <span>{text}</span>
}
