/** Row of chips, with links where there is a target. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { LinkBase } from 'react-admin'

type Label = { key: string | number; label: string; to?: string }

export const Chips = ({ labels }: { labels: readonly Label[] }) => (
  <Box component="span" className="chips" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {labels.map(({ key, label, to }) =>
      to ? (
        <Chip key={key} size="small" variant="outlined" label={label} component={LinkBase} to={to} clickable />
      ) : (
        <Chip key={key} size="small" variant="outlined" label={label} />
      ),
    )}
  </Box>
)
