/** A part of the page of jobs: its title, and what it says when there is nothing in it. */
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** Said in place of the children. */
  none?: string
  children?: ReactNode
}

export const Section = ({ title, none, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mt: 1.5, mb: 1 }}>
        {title}
      </Typography>
      {none === undefined ? (
        children
      ) : (
        <Paper variant="outlined" sx={{ p: 2.5, textAlign: 'center', color: 'text.secondary' }}>
          {none}
        </Paper>
      )}
    </section>
  )
}
