/** Bar of what is done of a whole. What is left is grey: in a pale tone of the bar nothing would look like all. */
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress'

/** @param props `value`: per cent. */
export const ProgressBar = ({ sx, ...props }: LinearProgressProps) => (
  <LinearProgress
    variant="determinate"
    {...props}
    sx={[{ bgcolor: 'action.selected' }, ...(Array.isArray(sx) ? sx : [sx])]}
  />
)
