// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"description":0,"roles":0,"active":0}};
const func0 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_-]{1,39}$", "u");
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
if(!(((((((key0 === "_version") || (key0 === "id")) || (key0 === "code")) || (key0 === "name")) || (key0 === "description")) || (key0 === "roles")) || (key0 === "active"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{1,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func0(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.roles !== undefined){
let data5 = data.roles;
if((!(Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((data6 === "ROLE_ADMIN") || (data6 === "ROLE_SUPER_ADMIN")) || (data6 === "ROLE_EMPLOYEE")) || (data6 === "ROLE_EMPLOYEE_FINANCE")) || (data6 === "ROLE_EMPLOYEE_LEGAL_COUNCIL")) || (data6 === "ROLE_EMPLOYEE_MANAGEMENT")) || (data6 === "ROLE_CUSTOMER")) || (data6 === "ROLE_CONTACT_PERSON")) || (data6 === "ROLE_CONTACT_PERSON_DASHBOARD")) || (data6 === "ROLE_PREVIOUS_ADMIN")) || (data6 === "ROLE_AGENDA")) || (data6 === "ROLE_API_LOG_VIEW")) || (data6 === "ROLE_CUSTOMER_CREATE")) || (data6 === "ROLE_DOWNLOAD_CLIENT_INVOICE")) || (data6 === "ROLE_EMAIL_IMPORT")) || (data6 === "ROLE_EMAIL_TEMPLATE_EDIT")) || (data6 === "ROLE_EMAIL_TEMPLATE_VIEW")) || (data6 === "ROLE_EXCHANGE_FILES")) || (data6 === "ROLE_FILE_BULK_ACTIONS")) || (data6 === "ROLE_FILE_COSTS_OVERRIDE")) || (data6 === "ROLE_FILE_CREATE")) || (data6 === "ROLE_FILE_CREATE_UPLOAD")) || (data6 === "ROLE_FILE_EDIT")) || (data6 === "ROLE_FILE_EXPORT")) || (data6 === "ROLE_FILE_NPS")) || (data6 === "ROLE_FILE_SEARCH")) || (data6 === "ROLE_FILE_SEND")) || (data6 === "ROLE_FILE_SETTINGS_EDIT")) || (data6 === "ROLE_FILE_VIEW_LAST_VISITED")) || (data6 === "ROLE_FINANCE")) || (data6 === "ROLE_LEGAL")) || (data6 === "ROLE_MANAGE_CLIENT")) || (data6 === "ROLE_MANAGE_EMPLOYEE")) || (data6 === "ROLE_MERGING")) || (data6 === "ROLE_NEWS")) || (data6 === "ROLE_POST_MAIL_TEMPLATE_EDIT")) || (data6 === "ROLE_POST_MAIL_TEMPLATE_VIEW")) || (data6 === "ROLE_PRECASSO_CREATE")) || (data6 === "ROLE_PRECASSO_CREATE_UPLOAD")) || (data6 === "ROLE_PRECASSO_EXPORT")) || (data6 === "ROLE_PRECASSO_SEARCH")) || (data6 === "ROLE_PROCESSING")) || (data6 === "ROLE_SETTINGS")) || (data6 === "ROLE_SETTINGS_ACL")) || (data6 === "ROLE_STATISTIC_DASHBOARD_CLIENT")) || (data6 === "ROLE_STATISTIC_DASHBOARD_DEBTOR")) || (data6 === "ROLE_STATISTIC_DASHBOARD_EMAIL")) || (data6 === "ROLE_STATISTIC_DASHBOARD_MANAGEMENT")) || (data6 === "ROLE_STATISTIC_DASHBOARD_SALES")) || (data6 === "ROLE_WORKFLOW_FILE"))){
(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.active !== undefined){
let data7 = data.active;
if((typeof data7 !== "boolean") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
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
