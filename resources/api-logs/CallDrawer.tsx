/** Drawer with one call, named by the hash of the address, so that the back button closes it. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useLocation,
  useNavigate,
  useTranslate,
  type Identifier,
} from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { apiLog, type ApiLog } from '#schemas/generated/api-log.ts'
import { CallValues } from './CallValues.tsx'

/** Hash of the address that opens the drawer. */
export const hashOf = (id: Identifier): string => `#call-${id}`

export const CallDrawer = () => {
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const id = /^#call-(\d+)$/.exec(hash)?.[1]
  const { data, error, refetch } = useGetOne<ApiLog>(apiLog.name, { id: Number(id) }, { enabled: id !== undefined })
  const close = () => navigate(pathname + search)
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={close}
      slotProps={{ paper: { sx: { width: { xs: '100%', sm: 640 } }, 'aria-labelledby': 'call-title', role: 'dialog' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2 }}>
        <Typography id="call-title" component="h2" variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {data ? `${data.method} ${data.path}` : translate('integration.call')}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, py: 2 }}>
        {error && <ReadFailure error={error} onRetry={refetch} />}
        <ResourceContextProvider value={apiLog.name}>
          <RecordContextProvider value={data}>{data && <CallValues />}</RecordContextProvider>
        </ResourceContextProvider>
      </Box>
    </Drawer>
  )
}
