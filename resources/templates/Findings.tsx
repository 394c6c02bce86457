/** Faults of a template: what must be mended before saving, before activating, and what is worth a look. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Finding, Severity } from '#domain/templates/draft.ts'
import type { Entity } from '#schemas/entity.ts'

const levels: readonly [Severity, 'error' | 'warning' | 'info'][] = [
  ['broken', 'error'],
  ['unfit', 'warning'],
  ['hint', 'info'],
]

export const Findings = ({ findings, entity }: { findings: readonly Finding[]; entity: Entity }) => {
  const translate = useTranslate()
  if (findings.length === 0) {
    return (
      <Box role="status" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
        <CheckCircle color="success" sx={{ fontSize: 36 }} />
        <Typography>{translate('templates.allWell')}</Typography>
      </Box>
    )
  }
  return (
    <Box role="status" sx={{ p: 1.5, display: 'grid', gap: 2 }}>
      {levels.map(([severity, colour]) => {
        const own = findings.filter((one) => one.severity === severity)
        if (own.length === 0) return null
        return (
          <Box key={severity} component="section">
            <Typography component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
              {translate(`templates.severity.${severity}`)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1 }}>
              {own.map(({ rule, field, language, values }, at) => (
                <Alert
                  key={at}
                  role="note"
                  severity={colour}
                  sx={{ py: 0.25, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
                >
                  {translate(`templateLint.${rule}`, { ...values })}
                  <Typography variant="caption" component="div" sx={{ opacity: 0.85 }}>
                    {translate(`resources.${entity.name}.fields.${field}`)} ·{' '}
                    {translate(`templateLint.languages.${language}`)}
                  </Typography>
                </Alert>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
