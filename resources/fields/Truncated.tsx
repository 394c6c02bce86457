/** Text that is cut after 50 characters (specification, section 5); hover, focus and a long touch show all of it. */
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { truncate } from './texts.ts'

export const Truncated = ({ text, limit }: { text: string; limit?: number }) => {
  const shown = truncate(text, limit)
  if (shown === text) return <>{text}</>
  return (
    <Tooltip title={text} describeChild leaveTouchDelay={5000}>
      <Box component="span" tabIndex={0}>
        {shown}
      </Box>
    </Tooltip>
  )
}
