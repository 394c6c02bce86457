// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"key":0,"label":0,"description":0,"category":0,"type":0,"format":0,"texts":0,"customer":0,"sample":0,"scopes":0,"createdAt":0,"updatedAt":0,"updatedBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-zA-Z0-9]*([.][a-zA-Z0-9]+)*$", "u");
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
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 === "string"){
if(func1(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*([.][a-zA-Z0-9]+)*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/label/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/label/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/label/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func1(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/label/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.description !== undefined){
let data7 = data.description;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "object"}});
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key2 in data7){
if(!(((key2 === "nl") || (key2 === "en")) || (key2 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data7.nl !== undefined){
let data8 = data7.nl;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.en !== undefined){
let data9 = data7.en;
if(typeof data9 === "string"){
if(func1(data9) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/description/en",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.fr !== undefined){
let data10 = data7.fr;
if(typeof data10 === "string"){
if(func1(data10) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/description/fr",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.category !== undefined){
let data11 = data.category;
if(!((((((((((data11 === "file") || (data11 === "debtor")) || (data11 === "customer")) || (data11 === "office")) || (data11 === "finance")) || (data11 === "legal")) || (data11 === "complaint")) || (data11 === "user")) || (data11 === "custom")) || (data11 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"false schema",params:{}});
errors++;
}
if(data.format !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"false schema",params:{}});
errors++;
}
if(data.texts !== undefined){
let data14 = data.texts;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/texts",keyword:"type",params:{type: "object"}});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/texts",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key3 in data14){
if(!((((key3 === "nl") || (key3 === "en")) || (key3 === "fr")) || (key3 === "de"))){
(vErrors ??= []).push({instancePath:instancePath+"/texts",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data14.nl !== undefined){
let data15 = data14.nl;
if(typeof data15 === "string"){
if(func1(data15) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/texts/nl",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/texts/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.en !== undefined){
let data16 = data14.en;
if(typeof data16 === "string"){
if(func1(data16) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/texts/en",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.fr !== undefined){
let data17 = data14.fr;
if(typeof data17 === "string"){
if(func1(data17) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/texts/fr",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.de !== undefined){
let data18 = data14.de;
if(typeof data18 === "string"){
if(func1(data18) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/texts/de",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/de",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.customer !== undefined){
let data19 = data.customer;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.sample !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sample",keyword:"false schema",params:{}});
errors++;
}
if(data.scopes !== undefined){
let data21 = data.scopes;
if((!(Array.isArray(data21))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data21)){
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data22 === "debtor") || (data22 === "client")) || (data22 === "legal"))){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data21.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data21[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
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
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});
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
