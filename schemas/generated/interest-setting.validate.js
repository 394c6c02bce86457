// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"file":0,"customer":0,"claim":0,"type":0,"rate":0,"per":0,"surcharge":0,"compounding":0,"from":0,"until":0,"reason":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.share;
const formats4 = formats.date;
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
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
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
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.claim !== undefined){
let data4 = data.claim;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.type !== undefined){
let data5 = data.type;
if(!(((((data5 === "statutory") || (data5 === "commercial")) || (data5 === "government")) || (data5 === "contractual")) || (data5 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.rate !== undefined){
let data6 = data.rate;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.per !== undefined){
let data7 = data.per;
if(!(((data7 === "year") || (data7 === "month")) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/per",keyword:"enum",params:{}});
errors++;
}
}
if(data.surcharge !== undefined){
let data8 = data.surcharge;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/surcharge",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/surcharge",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.compounding !== undefined){
let data9 = data.compounding;
if(!((((data9 === "annual") || (data9 === "monthly")) || (data9 === "none")) || (data9 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/compounding",keyword:"enum",params:{}});
errors++;
}
}
if(data.from !== undefined){
let data10 = data.from;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(!(formats4(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.until !== undefined){
let data11 = data.until;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(!(formats4(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.reason !== undefined){
let data12 = data.reason;
if(typeof data12 === "string"){
if(func1(data12) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
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
