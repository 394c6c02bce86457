/** Card of the settings index: name and description of a page. */
import type { SvgIconComponent } from '@mui/icons-material'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { LinkBase } from 'react-admin'
import { Highlight } from '#src/palette/Highlight.tsx'

type PlaceCardProps = { to: string; title: string; about: string; icon?: SvgIconComponent; typed: string }

export const PlaceCard = ({ to, title, about, icon: Icon = SettingsIcon, typed }: PlaceCardProps) => (
  <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
    <ButtonBase component={LinkBase} to={to} data-place sx={card}>
      <Icon fontSize="small" sx={{ color: 'text.secondary', mt: '1px' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
          <Highlight text={title} typed={typed} />
        </Box>
        {about && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            {about}
          </Box>
        )}
      </Box>
    </ButtonBase>
  </Box>
)

const card = {
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'left',
  gap: 1.5,
  px: 2,
  py: 1.25,
  fontSize: '0.875rem',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'action.hover' },
  '& mark': { background: 'none', color: 'primary.main', fontWeight: 650 },
} as const
