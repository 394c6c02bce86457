/** Gallery of all fields and inputs in all states, for people and for tests. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { FileWidgets, InputWidgets, SelectWidgets } from './InputWidgets.tsx'
import { HintWidgets } from './HintWidgets.tsx'
import { RichTextWidgets } from './RichTextWidgets.tsx'
import { TableWidgets } from './TableWidgets.tsx'
import { ValueWidgets } from './ValueWidgets.tsx'
import { WidgetTexts } from './WidgetTexts.tsx'

const WidgetsPage = () => {
  const translate = useTranslate()
  return (
    <WidgetTexts>
      <ResourceContextProvider value="widgets">
        <Box sx={widePage}>
          <PageTitle>{translate('pages.widgets')}</PageTitle>
          <Typography color="text.secondary">{translate('widgets.lead')}</Typography>
          <Section name="inputs">
            <InputWidgets />
          </Section>
          <Section name="parts">
            <ValueWidgets />
          </Section>
          <Section name="selects">
            <SelectWidgets />
          </Section>
          <Section name="files">
            <FileWidgets />
          </Section>
          <Section name="richText">
            <RichTextWidgets />
          </Section>
          <Section name="hints">
            <HintWidgets />
          </Section>
          <Section name="table">
            <TableWidgets />
          </Section>
        </Box>
      </ResourceContextProvider>
    </WidgetTexts>
  )
}

const Section = ({ name, children }: { name: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={heading} component="h2" variant="h2" sx={{ mb: 2 }}>
        {useTranslate()(`widgets.${name}`)}
      </Typography>
      {children}
    </Paper>
  )
}

export default WidgetsPage
