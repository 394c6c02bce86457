// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"type":0,"rate":0,"effectiveFrom":0,"effectiveUntil":0,"source":0}};
const formats0 = formats.share;
const formats2 = formats.date;
const func0 = characters;
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
if(!(((((((key0 === "_version") || (key0 === "id")) || (key0 === "type")) || (key0 === "rate")) || (key0 === "effectiveFrom")) || (key0 === "effectiveUntil")) || (key0 === "source"))){
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
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "statutory") || (data2 === "commercial"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.rate !== undefined){
let data3 = data.rate;
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"format",params:{format: "share"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data4 = data.effectiveFrom;
if(typeof data4 === "string"){
if(!(formats2(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effectiveFrom",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.effectiveUntil !== undefined){
let data5 = data.effectiveUntil;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.source !== undefined){
let data6 = data.source;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1}});
errors++;
}
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.rate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rate"}});
errors++;
}
if(data.effectiveFrom === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effectiveFrom"}});
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
