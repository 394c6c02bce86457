/** A choice with the number of records that have it. */
import Typography from '@mui/material/Typography'

type CountProps = { label: string; count: string }

export const Count = ({ label, count }: CountProps) => (
  <>
    {label}{' '}
    <Typography component="span" variant="caption" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Typography>
  </>
)

/** The name of a choice stays what it is; the number describes it. */
export const countedInput = (label: string, count: string) => ({ 'aria-label': label, 'aria-description': count })
