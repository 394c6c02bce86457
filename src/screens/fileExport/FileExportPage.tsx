/** `/file/file-export-all`: files to a spreadsheet: which, with what columns, how many that are; and what one has exported. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import {
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useLocation,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { filtersIn } from '#resources/list/views/viewAddress.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { file } from '#schemas/generated/file.ts'
import { useCount, type ColumnSet } from './exports.ts'
import { OwnExports } from './OwnExports.tsx'
import { StartExport } from './StartExport.tsx'
import { WhichFiles } from './WhichFiles.tsx'

const none: RaRecord[] = []

const FileExportPage = () => {
  const translate = useTranslate()
  const { search } = useLocation()
  const [given] = useState(() => filtersIn(search))
  const list = useList({ data: none, filter: given, resource: file.name })
  const [columns, setColumns] = useState<ColumnSet>('standard')
  const count = useCount(list.filterValues, columns)
  return (
    <ResourceContextProvider value={file.name}>
      <ListContextProvider value={{ ...list, total: count.data?.files ?? 0 } as typeof list}>
        <Box sx={widePage}>
          <PageTitle>{translate('pages.fileExport')}</PageTitle>
          <Typography color="text.secondary">{translate('exportPage.intro')}</Typography>
          <Part name="which">
            <WhichFiles />
          </Part>
          <Part name="what">
            <StartExport {...{ columns, count }} filter={list.filterValues} onColumns={setColumns} />
          </Part>
          <Part name="own">
            <OwnExports />
          </Part>
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography id={heading} component="h2" variant="h6">
        {translate(`exportPage.${name}`)}
      </Typography>
      {children}
    </Paper>
  )
}

export default FileExportPage
