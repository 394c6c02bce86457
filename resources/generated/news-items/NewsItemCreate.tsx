// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const NewsItemCreate = () => <CreatePage resource="news-item" />
