/** All of a text that `Truncated` cut, over its place; loaded when it is first wanted. */
import Tooltip from '@mui/material/Tooltip'

/** @param anchor What describes itself by the text, with this id. */
export const FullText = ({ id, anchor, text }: { id: string; anchor: HTMLElement | null; text: string }) => (
  <Tooltip id={id} open title={text} describeChild slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
)
