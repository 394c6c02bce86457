/** Popover with the full text that `TruncatedText` cut; loaded on first use. */
import Tooltip from '@mui/material/Tooltip'

/** @param anchor Element that the text describes, by this id. */
export const FullText = ({ id, anchor, text }: { id: string; anchor: HTMLElement | null; text: string }) => (
  <Tooltip id={id} open title={text} describeChild slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
)
