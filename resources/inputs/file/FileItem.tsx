/** Chosen file: name cut to ten characters with a tooltip, size, and a remove button. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { shortName, sizeText } from './fileRules.ts'

export const FileItem = ({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const short = shortName(file.name)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 1.25,
        pr: disabled ? 1.25 : 0,
        minHeight: 32,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Tooltip title={short === file.name ? '' : file.name} describeChild>
        <Typography component="span" variant="body2" tabIndex={short === file.name ? undefined : 0}>
          {short}
        </Typography>
      </Tooltip>
      <Typography component="span" variant="body2" color="text.secondary">
        {sizeText(file.size, locale)}
      </Typography>
      {!disabled && (
        <IconButton size="small" aria-label={translate('files.remove', { name: file.name })} onClick={onRemove}>
          <Close fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  )
}
