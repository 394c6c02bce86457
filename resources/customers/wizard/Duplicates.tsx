/** Possible duplicates of the client, shown while the user types. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { call } from '#providers/http.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'

export const Duplicates = () => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [kvkNumber, iban, name, tradeName] = useFormContext().watch(['kvkNumber', 'iban', 'company', 'tradeName'])
  const asked = useDebounced(JSON.stringify(filled({ kvkNumber, iban, name, tradeName })), 350)
  const { data = [] } = useQuery({
    queryKey: ['customer', 'check', asked],
    queryFn: async ({ signal }) => {
      const query = JSON.parse(asked) as Record<string, string>
      return (await call('POST', '/api/v4/customer/check', { body: query, signal })).items
    },
    enabled: asked !== '{}',
    placeholderData: (before) => before,
  })
  return (
    <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
      {asked !== '{}' && data.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate('intake.duplicates', { smart_count: data.length })}</AlertTitle>
          {data.map(({ id, number, company, city, active, why }) => (
            <Box key={id}>
              <Link
                component={LinkBase}
                to={createPath({ resource: 'customer', type: 'show', id })}
                target="_blank"
                rel="noopener"
              >
                {[number, company, city].filter(Boolean).join(' · ')}
              </Link>
              {`: ${why.map((one) => translate(`intake.why.${one}`)).join(', ')}`}
              {!active && ` (${translate('show.inactive').toLowerCase()})`}
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  )
}

/** A name of one letter would match everything. */
const filled = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value.trim().length > 1))
