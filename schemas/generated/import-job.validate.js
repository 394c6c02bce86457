// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"name":0,"type":0,"customer":0,"mapping":0,"status":0,"format":0,"sha256":0,"size":0,"contentGone":0,"columns":{"items":{"properties":{"header":0,"to":0,"sample":0}}},"attachments":{"items":{"properties":{"name":0,"sha256":0,"size":0}}},"merge":0,"start":0,"startOn":0,"partly":0,"rowsTotal":0,"rowsChecked":0,"rowsOk":0,"rowsFailed":0,"rowsDuplicate":0,"rowsImported":0,"rowsUndone":0,"reason":0,"sentBy":0,"locale":0,"startedAt":0,"finishedAt":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.name !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"false schema",params:{}});
errors++;
}
if(data.type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
let data3 = data.customer;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.mapping !== undefined){
let data4 = data.mapping;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mapping",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/mapping",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/mapping",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.format !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"false schema",params:{}});
errors++;
}
if(data.sha256 !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"false schema",params:{}});
errors++;
}
if(data.size !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"false schema",params:{}});
errors++;
}
if(data.contentGone !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/contentGone",keyword:"false schema",params:{}});
errors++;
}
if(data.columns !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"false schema",params:{}});
errors++;
}
if(data.attachments !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"false schema",params:{}});
errors++;
}
if(data.merge !== undefined){
let data12 = data.merge;
if((typeof data12 !== "boolean") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merge",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.start !== undefined){
let data13 = data.start;
if(!((((data13 === "now") || (data13 === "date")) || (data13 === "hold")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"enum",params:{}});
errors++;
}
}
if(data.startOn !== undefined){
let data14 = data.startOn;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/startOn",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/startOn",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.partly !== undefined){
let data15 = data.partly;
if((typeof data15 !== "boolean") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/partly",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.rowsTotal !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsTotal",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsChecked !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsChecked",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsOk !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsOk",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsFailed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsFailed",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsDuplicate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsDuplicate",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsImported !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsImported",keyword:"false schema",params:{}});
errors++;
}
if(data.rowsUndone !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rowsUndone",keyword:"false schema",params:{}});
errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});
errors++;
}
if(data.sentBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentBy",keyword:"false schema",params:{}});
errors++;
}
if(data.locale !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"false schema",params:{}});
errors++;
}
if(data.startedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/startedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.finishedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finishedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
