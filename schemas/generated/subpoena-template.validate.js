// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"code":0,"legalType":0,"courtType":0,"fileType":0,"language":0,"parties":0,"grounds":0,"defences":0,"evidence":0,"claim":0,"notices":0,"active":0,"variables":0,"createdAt":0,"updatedAt":0,"updatedBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{1,59}$", "u");
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{1,59}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.legalType !== undefined){
let data4 = data.legalType;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.courtType !== undefined){
let data5 = data.courtType;
if(!(((data5 === "cantonal") || (data5 === "district")) || (data5 === "appeal"))){
(vErrors ??= []).push({instancePath:instancePath+"/courtType",keyword:"enum",params:{}});
errors++;
}
}
if(data.fileType !== undefined){
let data6 = data.fileType;
if(!((data6 === "private") || (data6 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/fileType",keyword:"enum",params:{}});
errors++;
}
}
if(data.language !== undefined){
let data7 = data.language;
if(!((((data7 === "nl") || (data7 === "en")) || (data7 === "fr")) || (data7 === "de"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.parties !== undefined){
let data8 = data.parties;
if(typeof data8 === "string"){
if(func1(data8) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/parties",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/parties",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parties",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.grounds !== undefined){
let data9 = data.grounds;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/grounds",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/grounds",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/grounds",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.defences !== undefined){
let data10 = data.defences;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/defences",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/defences",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/defences",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.evidence !== undefined){
let data11 = data.evidence;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.claim !== undefined){
let data12 = data.claim;
if(typeof data12 === "string"){
if(func1(data12) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.notices !== undefined){
let data13 = data.notices;
if(typeof data13 === "string"){
if(func1(data13) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/notices",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notices",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notices",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.active !== undefined){
let data14 = data.active;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.variables !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/variables",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.updatedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.updatedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/updatedBy",keyword:"false schema",params:{}});
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.parties === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parties"}});
errors++;
}
if(data.claim === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "claim"}});
errors++;
}
if(data.notices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notices"}});
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
