// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { newsItem } from '#schemas/generated/news-item.ts'
import { AudienceInput, ContentInput, PinnedInput, PublishFromInput, PublishUntilInput, TitleInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/news-item.validate.js')

export const NewsItemForm = () => (
  <EntityForm entity={newsItem} validators={validators}>
    <FormGroup name="text">
      <TitleInput />
      <ContentInput />
    </FormGroup>
    <FormGroup name="publication">
      <AudienceInput />
      <PublishFromInput />
      <PublishUntilInput />
      <PinnedInput />
    </FormGroup>
  </EntityForm>
)
