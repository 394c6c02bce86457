/** Text of a variable in a message, in each language, with its sample. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import { saidBy } from '#resources/templates/saidBy.ts'
import { useVariables } from '#resources/templates/variables.ts'
import type { TemplateVariable } from '#schemas/generated/template-variable.ts'
import { documentLanguages } from '#schemas/product.ts'

export const VariableSample = () => {
  const translate = useTranslate()
  const record = useRecordContext<TemplateVariable>()
  const { data } = useVariables()
  if (!record || !data) return null
  return (
    <Box component="section" sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1.5, fontWeight: 600 }}>
        {translate('templates.inMessage')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' }}
      >
        {documentLanguages.map((language) => (
          <Box key={language} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {translate(`templateLint.languages.${language}`)}
            </Box>
            <Box
              component="dd"
              lang={language}
              sx={{ m: 0, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {saidBy(record.key, data, language) || '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
