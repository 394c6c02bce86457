/** Year report of complaints, to read, print and download. */
import Download from '@mui/icons-material/DownloadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { CountTable } from './CountTable.tsx'
import { csvOf, rowsOf } from './complaintReport.ts'

export const ComplaintReportPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const year = new URLSearchParams(useLocation().search).get('year') ?? undefined
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['complaint-report', year],
    queryFn: ({ signal }) => call('GET', '/api/v4/complaint/report', { query: { year }, signal }),
  })
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (isPending) return <PageSkeleton />
  const tables = rowsOf(data, translate)
  const years = [...new Set([data.year, ...data.years])].sort((a, b) => b - a)
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('complaints.report.title', { year: data.year })}</PageTitle>
        <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
          <TextField
            select
            size="small"
            label={translate('complaints.report.year')}
            value={data.year}
            onChange={({ target }) => navigate(`/compliance/complaints/report?year=${target.value}`)}
          >
            {years.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          <Button startIcon={<Print />} onClick={() => window.print()}>
            {translate('complaints.report.print')}
          </Button>
          <Button
            startIcon={<Download />}
            component="a"
            download={`complaints-${data.year}.csv`}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(tables))}`}
          >
            CSV
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {tables.map((table) => (
          <CountTable key={table.title} {...table} />
        ))}
      </Box>
    </Box>
  )
}
