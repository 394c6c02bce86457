// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"article":0,"description":0,"amount":0,"effectiveFrom":0,"effectiveUntil":0,"source":0}};
const func0 = characters;
const pattern0 = new RegExp("^[0-9]{1,2}[a-z]?$", "u");
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
if(!((((((((key0 === "_version") || (key0 === "id")) || (key0 === "article")) || (key0 === "description")) || (key0 === "amount")) || (key0 === "effectiveFrom")) || (key0 === "effectiveUntil")) || (key0 === "source"))){
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
if(data.article !== undefined){
let data2 = data.article;
if(typeof data2 === "string"){
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/article",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/article",keyword:"pattern",params:{pattern: "^[0-9]{1,2}[a-z]?$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/article",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func0(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func0(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/description/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func0(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/description/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.amount !== undefined){
let data7 = data.amount;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data7.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data7){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data7.amount !== undefined){
let data8 = data7.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data7.currency !== undefined){
let data9 = data7.currency;
if(!(((data9 === "EUR") || (data9 === "DKK")) || (data9 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data10 = data.effectiveFrom;
if(typeof data10 === "string"){
if(!(formats0(data10))){
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
let data11 = data.effectiveUntil;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/effectiveUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.source !== undefined){
let data12 = data.source;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data12) < 1){
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
if(data.article === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "article"}});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"}});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
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
