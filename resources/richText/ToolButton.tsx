/** Toolbar button, pressed where the selected text has its format. */
import type { SvgIconComponent } from '@mui/icons-material'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

type ToolButtonProps = {
  label: string
  icon: SvgIconComponent
  isPressed?: boolean
  disabled?: boolean
  opensDialog?: boolean
  onClick: (button: HTMLElement) => void
}

export const ToolButton = ({
  label,
  icon: Icon,
  isPressed,
  disabled = false,
  opensDialog,
  onClick,
}: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={disabled || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => !disabled && onClick(event.currentTarget)}
      sx={{
        borderRadius: 1,
        color: disabled ? 'text.disabled' : isPressed ? 'primary.main' : 'text.primary',
        backgroundColor: isPressed ? 'action.selected' : undefined,
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
)
