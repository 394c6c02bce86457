// Generated from document.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"file":0,"precasso":0,"customer":0,"log":0,"name":0,"kind":0,"mimeType":0,"size":0,"sha256":0,"pages":0,"direction":0,"channel":0,"status":0,"visibleToClient":0,"visibleToDebtor":0,"retentionUntil":0,"reason":0,"decidedBy":0,"sentAt":0,"sentWith":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
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
if(data.file !== undefined){
let data2 = data.file;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.precasso !== undefined){
let data3 = data.precasso;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/precasso",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.log !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"false schema",params:{}});
errors++;
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(func1(data6) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(!(((((((((((((data7 === "invoice") || (data7 === "contract")) || (data7 === "fourteen_day_letter")) || (data7 === "letter_out")) || (data7 === "letter_in")) || (data7 === "email")) || (data7 === "judgment")) || (data7 === "summons")) || (data7 === "annex")) || (data7 === "identity")) || (data7 === "statement")) || (data7 === "export")) || (data7 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.mimeType !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",keyword:"false schema",params:{}});
errors++;
}
if(data.size !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"false schema",params:{}});
errors++;
}
if(data.sha256 !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"false schema",params:{}});
errors++;
}
if(data.pages !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"false schema",params:{}});
errors++;
}
if(data.direction !== undefined){
let data12 = data.direction;
if(!(((data12 === "in") || (data12 === "out")) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{}});
errors++;
}
}
if(data.channel !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.visibleToClient !== undefined){
let data15 = data.visibleToClient;
if((typeof data15 !== "boolean") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visibleToClient",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.visibleToDebtor !== undefined){
let data16 = data.visibleToDebtor;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visibleToDebtor",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.retentionUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/retentionUntil",keyword:"false schema",params:{}});
errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedBy",keyword:"false schema",params:{}});
errors++;
}
if(data.sentAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentAt",keyword:"false schema",params:{}});
errors++;
}
if(data.sentWith !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sentWith",keyword:"false schema",params:{}});
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
