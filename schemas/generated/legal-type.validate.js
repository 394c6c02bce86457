// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"country":0,"defaultInterestType":0,"statutoryCosts":0,"limitationCategory":0,"defaultPhase":0,"position":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
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
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func1(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"}});
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
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func1(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.defaultInterestType !== undefined){
let data8 = data.defaultInterestType;
if(!(((((data8 === "statutory") || (data8 === "commercial")) || (data8 === "government")) || (data8 === "contractual")) || (data8 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultInterestType",keyword:"enum",params:{}});
errors++;
}
}
if(data.statutoryCosts !== undefined){
let data9 = data.statutoryCosts;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/statutoryCosts",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.limitationCategory !== undefined){
let data10 = data.limitationCategory;
if(!((((data10 === "contract_5") || (data10 === "consumer_2")) || (data10 === "general_20")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/limitationCategory",keyword:"enum",params:{}});
errors++;
}
}
if(data.defaultPhase !== undefined){
let data11 = data.defaultPhase;
if(!(((((((data11 === "amicable") || (data11 === "judicial")) || (data11 === "monitoring")) || (data11 === "bailiff")) || (data11 === "partner")) || (data11 === "shv")) || (data11 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultPhase",keyword:"enum",params:{}});
errors++;
}
}
if(data.position !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"false schema",params:{}});
errors++;
}
if(data.active !== undefined){
let data13 = data.active;
if((typeof data13 !== "boolean") && (data13 !== null)){
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
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"}});
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
